/** A piece of a page. Only {@link html} makes one, so no text gets in unescaped. */
export interface Html {
  readonly markup: string
}

const ESCAPES: { readonly [sign: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

type Piece = string | number | Html | readonly Html[] | undefined | false

const markupOf = (piece: Piece): string => {
  if (piece === undefined || piece === false) return ''
  if (typeof piece === 'object') return 'markup' in piece ? piece.markup : piece.map(markupOf).join('')
  return String(piece).replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '')
}

export const html = (strings: TemplateStringsArray, ...pieces: Piece[]): Html => ({
  markup: strings.map((text, index) => text + markupOf(pieces[index])).join(''),
})

/** Prose with `names` in back quotes, as comments have them. */
export const prose = (text: string): Html[] =>
  text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))

export const paragraphs = (text: string): Html[] =>
  text
    .split('\n\n')
    .filter(Boolean)
    .map((paragraph) => html`<p>${prose(paragraph)}</p>`)
