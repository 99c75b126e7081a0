import { API_BASE, paths } from '@inyeon/contract/paths'

const UNLISTED = ['/openapi.json', '/docs', '/docs.css']
const templates = [...new Set([...Object.values(paths).map(({ path }) => path), ...UNLISTED])].map(
  (path) => ({
    name: `${API_BASE}${path}`,
    parts: `${API_BASE}${path}`.split('/'),
  }),
)

/** Most paths are their own template. */
const plain = new Set(templates.map(({ name }) => name).filter((name) => !name.includes('{')))

const fits = (template: readonly string[], parts: readonly string[]): boolean =>
  template.length === parts.length &&
  template.every((part, at) => part === parts[at] || (part.startsWith('{') && parts[at] !== ''))

/** The template of a path: what may stand in a log, where an id or a mistyped email must not. */
export const routeOf = (path: string): string => {
  if (path !== '/api' && !path.startsWith('/api/')) return path.startsWith('/assets/') ? '/assets/*' : '/*'
  if (plain.has(path)) return path
  const parts = path.split('/')
  return templates.find((template) => fits(template.parts, parts))?.name ?? '/api/*'
}

const METHODS = ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS']

export const methodOf = (method: string | undefined): string =>
  METHODS.find((known) => known === method) ?? 'OTHER'
