import { useCallback, useEffect } from 'react';
import { ArrowLeft, X } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { Button } from '@/ui/Button/Button';
import { IconButton } from '@/ui/Button/IconButton';
import { usePageIsScrolled } from '@/ui/usePageIsScrolled';
import { OVERLAY_NAMES, type InformationPage } from '../../overlay';
import { overlayHidden } from '../../overlays.slice';
import { OverlayPage } from '../OverlayPage/OverlayPage';
import { Sheet, WayBack } from './OverlaySheet.styles';

export interface OverlaySheetProps {
  readonly overlay: InformationPage;
  /** The session gate is closed: there is no header to keep visible. */
  readonly coversAll: boolean;
  /** The user leaves it to choose a file. */
  readonly onUpload: () => void;
}

/** An overlay with the ways back: a bar that stays visible, and Escape. */
export function OverlaySheet({ overlay, coversAll, onUpload }: OverlaySheetProps) {
  const dispatch = useDispatch();
  const close = useCallback(() => void dispatch(overlayHidden()), [dispatch]);
  const goToUpload = () => {
    onUpload();
    close();
  };
  const headIsCompact = usePageIsScrolled(overlay);
  useEscape(close);
  return (
    <Sheet
      key={overlay}
      aria-label={OVERLAY_NAMES[overlay]}
      data-page-scroll=""
      $coversAll={coversAll}
      $headIsCompact={headIsCompact}
    >
      <WayBack>
        <Button variant="quiet" icon={ArrowLeft} onClick={close}>
          Back to Application
        </Button>
        <IconButton icon={X} label="Close" onClick={close} />
      </WayBack>
      <OverlayPage overlay={overlay} onUpload={goToUpload} />
    </Sheet>
  );
}

/** Wherever the focus is, unless a layer in front, such as a dialog, takes the key. */
function useEscape(close: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (document.querySelector('dialog[open]') === null) close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [close]);
}
