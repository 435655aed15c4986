/** Whether a page of this origin can be opened: the browser has its files, or its host answers. */
export async function isAvailable(address: string): Promise<boolean> {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  try {
    const registration = await container?.getRegistration(address);
    const own = new URL(address, document.baseURI).href;
    // A worker of a folder above does not have this page's files.
    if (registration?.active && registration.scope === own) return true;
  } catch {
    // Storage is forbidden: the host decides.
  }
  try {
    return (await fetch(address, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
