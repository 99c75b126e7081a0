/**
 * npm hands a SIGTERM to its shell, and a shell dies of it without telling its child. The child would stay
 * behind, a server holding its port and its database; so when its parent is gone it takes the signal as given.
 */
const parent = process.ppid

if (process.env.npm_lifecycle_event !== undefined) {
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 200)
  watch.unref()
}
