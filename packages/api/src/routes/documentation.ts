import { Hono } from 'hono'
import type { House, Visit } from '../house.ts'

const HOUR_OLD = { 'Cache-Control': 'public, max-age=3600' }

/** Where the wire describes itself; not calls of it. */
export const DOCUMENTATION = ['/openapi.json', '/docs', '/docs.css'] as const

/** The wire describes itself. Loaded when asked for: a browser that plays offline never needs it. */
export const documentation = ({ settings }: House): Hono<{ Bindings: Visit }> => {
  const pages = new Hono<{ Bindings: Visit }>()
  const about = { version: settings.version, secure: settings.publicUrl?.startsWith('https:') ?? false }
  pages.get('/openapi.json', async ({ json }) => {
    const { openApiDocument } = await import('@inyeon/contract/openapi')
    return json(openApiDocument(about), 200, HOUR_OLD)
  })
  pages.get('/docs', async ({ html }) => {
    const { docsPage, openApiDocument } = await import('@inyeon/contract/openapi')
    return html(docsPage(openApiDocument(about)), 200, HOUR_OLD)
  })
  pages.get('/docs.css', async ({ body }) => {
    const { DOCS_CSS } = await import('@inyeon/contract/openapi')
    return body(DOCS_CSS, 200, { ...HOUR_OLD, 'Content-Type': 'text/css; charset=utf-8' })
  })
  return pages
}
