/** Plain JavaScript on purpose: a Node too old for us cannot even read our TypeScript. */
const NEEDED = 24

if (Number(process.versions.node.split('.')[0]) < NEEDED) {
  process.stderr.write(`Inyeon needs Node ${NEEDED}; this is Node ${process.versions.node} on ${process.platform} ${process.arch}.
On Linux (x64, arm64) and Windows (x64) npm brings it: run "npm ci" without --omit=optional, then use the npm scripts.
Elsewhere, a Mac for one, install Node ${NEEDED} yourself; .nvmrc names the version we use.
`)
  process.exit(1)
}
