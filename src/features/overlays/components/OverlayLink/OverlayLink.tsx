import type { MouseEvent, ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { addressOf, OVERLAY_NAMES, type Overlay } from '../../overlay';
import { overlayHidden, overlayShown, overlayToggled, selectOverlay } from '../../overlays.slice';

/** With a modifier key, or another button, the browser opens the address elsewhere. */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

interface PlaceLinkProps {
  readonly address: string;
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

function PlaceLink({ address, isCurrent, onChoose, className, children }: PlaceLinkProps) {
  const onClick = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    onChoose();
  };
  return (
    <a
      href={address}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onClick}
    >
      {children}
    </a>
  );
}

interface OverlayLinkProps {
  readonly to: Overlay;
  /** When chosen again, it closes the overlay. */
  readonly toggles?: boolean;
  /** Called instead of showing it. */
  readonly onChoose?: () => void;
  /** By default the overlay's name. */
  readonly children?: ReactNode;
}

/** Opens an overlay; a real link, which can be opened in a new tab or shared. */
export function OverlayLink({ to, toggles = false, onChoose, children }: OverlayLinkProps) {
  const dispatch = useDispatch();
  const shown = useSelector(selectOverlay);
  const show = () => dispatch(toggles ? overlayToggled(to) : overlayShown(to));
  return (
    <PlaceLink address={addressOf(to)} isCurrent={shown === to} onChoose={onChoose ?? show}>
      {children ?? OVERLAY_NAMES[to]}
    </PlaceLink>
  );
}

interface HomeLinkProps {
  /** Marks home as the current place. */
  readonly marksCurrent?: boolean;
  readonly onChoose?: () => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Goes back to the work from any overlay. */
export function HomeLink({ marksCurrent = false, onChoose, className, children }: HomeLinkProps) {
  const dispatch = useDispatch();
  const isHome = useSelector(selectOverlay) === null;
  const goHome = () => {
    if (!isHome) dispatch(overlayHidden());
  };
  return (
    <PlaceLink
      address={addressOf(null)}
      isCurrent={marksCurrent && isHome}
      onChoose={onChoose ?? goHome}
      className={className}
    >
      {children}
    </PlaceLink>
  );
}
