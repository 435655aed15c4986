import type { EngineInfo } from '@/domain/engines';

/** An engine that only the services know, with everything that one can offer. */
export const GRAPHNET: EngineInfo = {
  id: 'graphnet',
  name: 'GraphNet 2',
  available: true,
  program: 'GraphNet',
  version: '2.1',
  coordinates: true,
  handDrawn: true,
};
