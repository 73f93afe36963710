/** A reader who comes back to the window after that long is told of a newer version. */
const HOUR = 3_600_000;

/**
 * Has the site kept for use without a network, and offers a newer version once all of it is here. Pages are never changed under
 * their reader: the version on screen stays until a reload is asked for.
 */
export async function keepOffline(): Promise<void> {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  // Browsers have it neither for files nor for hosts that could be impersonated.
  if (!container || !location.protocol.startsWith('http')) return;
  const wasKept = container.controller !== null;
  let registration: ServiceWorkerRegistration;
  try {
    registration = await container.register('./offline.js');
  } catch {
    // The site is as good, only not kept.
    return;
  }

  const look = (): void => {
    if (registration.waiting && registration.active) void offer(registration, container);
  };
  look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  // Another window took the newer version.
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
    // Before that the version on screen would be loaded again.
    container.addEventListener('controllerchange', () => location.reload(), { once: true });
    registration.waiting.postMessage('activate');
  });
  document.body.append(element);
}
