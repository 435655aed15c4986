import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Platform } from '@/platform/platform';
import { OpenTrace } from '@/features/traces';
import { App } from '../App';
import { anyReducer } from './anyReducer';

/** Adds the replay of traces to the page of a development build, next to the application's own root. */
export function offerReplay(platform: Platform, screen: HTMLElement): void {
  const place = document.createElement('div');
  document.body.append(place);
  const application = { reducer: anyReducer, view: <App />, platform };
  createRoot(place).render(
    <StrictMode>
      <OpenTrace application={application} screen={screen} />
    </StrictMode>,
  );
}
