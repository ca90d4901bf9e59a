/** The worker that shows the offline page when a document cannot be fetched; from the shell's public folder. */
const WORKER = '/offline-worker.js';

/** Has the browser keep the offline page. Where it will not, visitors see the browser's own page instead. */
export function keepOfflinePage(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register(WORKER).catch(() => {
    // Private windows and full disks refuse it; the site works the same.
  });
}
