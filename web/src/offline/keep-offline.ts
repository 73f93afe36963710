/** When the reader comes back to the window, a newer version is looked for if the last look is this many milliseconds ago. */
const HOUR = 3_600_000;

/**
 * Keeps the site for use without a network, and offers a newer version once all of it is loaded. The version on screen stays until
 * the reader asks for a reload.
 */
export async function keepOffline(): Promise<void> {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  // Browsers have no service workers for local files and for insecure hosts.
  if (!container || !location.protocol.startsWith('http')) return;
  const wasKept = container.controller !== null;
  let registration: ServiceWorkerRegistration;
  try {
    registration = await container.register('./offline.js');
  } catch {
    // The site works all the same, only not without a network.
    return;
  }

  const look = (): void => {
    if (registration.waiting && registration.active) void offer(registration, container);
  };
  look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  // Another window has switched to the newer version.
  if (wasKept) container.addEventListener('controllerchange', () => void offer(registration, container));

  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < HOUR) return;
    asked = Date.now();
    registration.update().catch(() => {});
  });
}

async function offer(registration: ServiceWorkerRegistration, container: ServiceWorkerContainer): Promise<void> {
  await import('./update-offer.js');
  if (document.querySelector('grundy-update')) return;
  const element = document.createElement('grundy-update');
  element.addEventListener('reload', () => {
    if (!registration.waiting) return location.reload();
    // A reload before that would load the version on screen again.
    container.addEventListener('controllerchange', () => location.reload(), { once: true });
    registration.waiting.postMessage('activate');
  });
  document.body.append(element);
}
