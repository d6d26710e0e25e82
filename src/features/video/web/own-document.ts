import { useEffect } from 'react';

/**
 * Loads the screen of a visit anew where one came to it from another screen, such as sign-in, whose document may not use
 * the camera: what a document may use is decided when it is loaded.
 */
export function useOwnDocument(): void {
  useEffect(() => {
    const [loaded] = performance.getEntriesByType('navigation');
    if (loaded === undefined || new URL(loaded.name).pathname === window.location.pathname) return;
    const { featurePolicy } = document as { featurePolicy?: { allowsFeature(name: string): boolean } };
    if (featurePolicy?.allowsFeature('camera') === false) window.location.reload();
  }, []);
}
