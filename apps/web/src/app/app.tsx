import { BrowserRouter, Navigate, Route, Routes } from 'react-router'
import { Boundary } from './boundary.tsx'
import { Layout } from './layout.tsx'
import { pages } from './pages.ts'

export const App = () => (
  <Boundary>
    <BrowserRouter>
      <Routes>
        <Route element={<Layout />}>
          {pages.map(({ path, Screen }) => (
            <Route key={path} path={path} element={<Screen />} />
          ))}
        </Route>
        <Route path="*" element={<Navigate to="/" replace />} />
      </Routes>
    </BrowserRouter>
  </Boundary>
)
