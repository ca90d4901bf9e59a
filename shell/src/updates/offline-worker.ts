/** The worker that shows the offline page when a document cannot be fetched; from the shell's public folder. */
const WORKER = '/offline-worker.js';

/** Registers the worker that caches the offline page. Without it, visitors see the browser's own error page. */
export function keepOfflinePage(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register(WORKER).catch(() => {
    // Private windows and full disks refuse it; the site works without it.
  });
}
