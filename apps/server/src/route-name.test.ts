import { expect, test } from 'vitest'
import { methodOf, routeOf } from './route-name.ts'

test.each([
  ['/api/v1/demo/turn', '/api/v1/demo/turn'],
  ['/api/v1/scenarios', '/api/v1/scenarios'],
  ['/api/v1/scenarios/sinchon', '/api/v1/scenarios/{id}'],
  ['/api/v1/delete_save/5f0c', '/api/v1/delete_save/{id}'],
  ['/api/v1/scenarios/', '/api/*'],
  ['/api/v1/yuna@example.org', '/api/*'],
  ['/api', '/api/*'],
  ['/apis', '/*'],
  ['/assets/index-abc.js', '/assets/*'],
  ['/yuna@example.org', '/*'],
])('%s is noted as %s', (path, route) => {
  expect(routeOf(path)).toBe(route)
})

test('a method nobody knows is one of many', () => {
  expect(methodOf('POST')).toBe('POST')
  expect(methodOf('YUNA')).toBe('OTHER')
  expect(methodOf(undefined)).toBe('OTHER')
})
