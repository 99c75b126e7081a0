const DRAWINGS = {
  alert: 'M12 8v5M12 16.5v.01M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18',
  away: 'M5 12h14M5 12l5-5M5 12l5 5',
  book: 'M12 6.5C10 5 7 4.5 3 5v13c4-.5 7 0 9 1.5c2-1.5 5-2 9-1.5V5c-4-.5-7 0-9 1.5M12 6.5v13',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  chevron: 'M6 9l6 6l6-6',
  clock: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18M12 7v5l3.5 2',
  close: 'M6 6l12 12M18 6L6 18',
  contrast: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18M12 3v18M12 7.5h6.5M12 12h9M12 16.5h6.5',
  lock: 'M5 11h14v9H5zM8 11V8a4 4 0 0 1 8 0v3',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5',
  offline:
    'M4 4l16 16M2.5 9.5a14 14 0 0 1 4-2.6M21.5 9.5A14 14 0 0 0 11 5.6M6 13.2a9 9 0 0 1 4-2.2M18 13.2a9 9 0 0 0-2.3-1.5M9.5 16.7a4 4 0 0 1 5 0M12 20v.01',
  out: 'M7 17L17 7M9 7h8v8',
  sky: 'M7 18a4 4 0 0 1-.5-8a6 6 0 0 1 11.3 1.5A3.3 3.3 0 0 1 17.5 18z',
  sun: 'M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  trash: 'M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13M10 11v5M14 11v5',
} as const

export type IconName = keyof typeof DRAWINGS

/** A small line drawing beside a word; it never stands for the word. */
export const Icon = ({ name, size = 20 }: { name: IconName; size?: number }) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth={1.7}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={DRAWINGS[name]} />
  </svg>
)
