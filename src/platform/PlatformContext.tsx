import { createContext, useContext, type ReactNode } from 'react';
import type { Platform } from './platform';

const PlatformContext = createContext<Platform | undefined>(undefined);

/** Provides the platform to the views below. */
export function PlatformProvider(props: { platform: Platform; children: ReactNode }) {
  return (
    <PlatformContext.Provider value={props.platform}>{props.children}</PlatformContext.Provider>
  );
}

/** @throws Error outside a `PlatformProvider`: a mistake in the composition */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('usePlatform needs a PlatformProvider above it');
  return platform;
}
