import { useEffect } from 'react';

/**
 * Reloads the screen of a visit if its document was loaded as another screen, such as sign-in: whether a document may
 * use the camera is decided when it loads.
 */
export function useOwnDocument(): void {
  useEffect(() => {
    const [loaded] = performance.getEntriesByType('navigation');
    if (loaded === undefined || new URL(loaded.name).pathname === window.location.pathname) return;
    const { featurePolicy } = document as { featurePolicy?: { allowsFeature(name: string): boolean } };
    if (featurePolicy?.allowsFeature('camera') === false) window.location.reload();
  }, []);
}
