interface Pressed {
  readonly key: string
  readonly keyCode: number
  readonly shiftKey: boolean
  readonly isComposing: boolean
}

const IN_COMPOSITION = 229

/** The Enter that ends a Hangul syllable or picks a Kanji sends nothing. Safari says so only by its key code. */
export const isComposing = ({ isComposing, keyCode }: Pick<Pressed, 'isComposing' | 'keyCode'>): boolean =>
  isComposing || keyCode === IN_COMPOSITION

/** Enter sends; with Shift it is a new line. */
export const isSend = (pressed: Pressed): boolean =>
  pressed.key === 'Enter' && !pressed.shiftKey && !isComposing(pressed)
