/** The card that stands in for a passage when a player's words ask for care. Outside the story. */
export const care = {
  title: 'Let us stop the story for a moment.',
  message:
    'What you wrote sounds as if it might be about you and not about the story. If it is, you deserve a person, not a game. The people below answer at any hour, and you do not have to be sure. Your story waits exactly where it is; nothing has been counted.',
  lines: {
    'us-988': '988 Suicide & Crisis Lifeline (United States, Canada)',
    'gb-samaritans': 'Samaritans (United Kingdom, Ireland)',
    'it-telefono-amico': 'Telefono Amico Italia',
    'es-024': 'Línea 024 (Spain)',
    'kr-109': 'Suicide prevention line 109 (Korea)',
    'cn-12356': 'Psychological support line 12356 (China)',
    'jp-yorisoi': 'Yorisoi Hotline (Japan)',
  },
} as const
