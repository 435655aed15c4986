import { useEffect, useState } from 'react';
import { usePlatform } from './PlatformContext';

/**
 * An object URL for a blob of the vault, revoked when the view unmounts or shows another blob. Object URLs
 * never enter the store: they are only valid for the page and would leak there.
 *
 * @returns `undefined` until the URL is created, and if the vault has no such blob
 */
export function useObjectUrl(blobId: string | undefined): string | undefined {
  const { blobs } = usePlatform();
  const [made, setMade] = useState<{ blobId: string; url: string }>();
  useEffect(() => {
    const blob = blobId === undefined ? undefined : blobs.get(blobId);
    if (blobId === undefined || !blob) return undefined;
    const url = URL.createObjectURL(blob);
    setMade({ blobId, url });
    return () => URL.revokeObjectURL(url);
  }, [blobId, blobs]);
  return made?.blobId === blobId ? made?.url : undefined;
}
