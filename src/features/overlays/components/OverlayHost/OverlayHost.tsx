import { useCallback, useRef, type ReactNode } from 'react';
import { useSelector, useStore } from 'react-redux';
import styled from 'styled-components';
import { lazyPart } from '@/ui/LazyPart/lazyPart';
import { useScrollLock } from '@/ui/useScrollLock';
import type { InformationPage } from '../../overlay';
import { selectLeadsToWork, selectOverlay, type OverlaysRootState } from '../../overlays.slice';
import type { OverlaySheetProps } from '../OverlaySheet/OverlaySheet';
import { HomeLink } from '../OverlayLink/OverlayLink';
import { useFocusBack, type Landing } from './useFocusBack';

const Place = styled.main`
  position: fixed;
  inset: 48px 0 0;
  z-index: 21;
  padding: var(--s-4);
  background: var(--surface-2);
`;

/** Stands in place of an overlay whose code is being loaded, or failed to load. */
export const OverlayFrame = ({ children }: { readonly children: ReactNode }) => (
  <Place>
    <h2>
      <HomeLink>Back to Application</HomeLink>
    </h2>
    {children}
  </Place>
);

/** The overlays with their content; preloaded when the browser is idle. */
export const OverlayPart = lazyPart<OverlaySheetProps>({
  name: 'This page',
  load: async () =>
    (await import(/* webpackChunkName: "overlays" */ '../OverlaySheet/OverlaySheet')).OverlaySheet,
  failed: (_props, words) => <OverlayFrame>{words}</OverlayFrame>,
});

interface OverlayHostProps {
  /** The session gate is closed: there is no header to keep visible. */
  readonly coversAll: boolean;
  /** The library's page, and the team's; they need the work's processes, so none is shown before the gate is passed. */
  readonly library?: ReactNode;
}

/** Shows an overlay in place of the work, which stays mounted behind it. */
export function OverlayHost({ coversAll, library }: OverlayHostProps) {
  const overlay = useSelector(selectOverlay);
  useScrollLock(overlay !== null);
  if (overlay === 'library' || overlay === 'team') {
    return coversAll ? null : <WithFocusBack>{library}</WithFocusBack>;
  }
  return overlay && <Shown overlay={overlay} coversAll={coversAll} />;
}

/** Whoever opens an article goes on with it; anyone else goes back. */
function WithFocusBack({ children }: { readonly children: ReactNode }) {
  const store = useStore<OverlaysRootState>();
  const landing = useCallback(
    (): Landing => (selectLeadsToWork(store.getState()) ? 'work' : 'opener'),
    [store],
  );
  return (
    <>
      <FocusBack landing={landing} />
      {children}
    </>
  );
}

function Shown(props: { readonly overlay: InformationPage; readonly coversAll: boolean }) {
  const landing = useRef<Landing>('opener');
  const readLanding = useCallback(() => landing.current, []);
  const leadToUpload = useCallback(() => {
    landing.current = 'upload';
  }, []);
  return (
    <>
      <FocusBack landing={readLanding} />
      <OverlayPart {...props} onUpload={leadToUpload} />
    </>
  );
}

/** A separate element, so that its effect runs before that of the overlay's heading. */
function FocusBack({ landing }: { readonly landing: () => Landing }) {
  useFocusBack(landing);
  return null;
}
