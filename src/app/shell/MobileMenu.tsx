import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Menu, X } from 'lucide-react';
import { useDispatch } from 'react-redux';
import {
  featuresChosenInMenu,
  HomeLink,
  OverlayLink,
  overlayHidden,
  overlayShown,
  type Overlay,
} from '@/features/overlays';
import { Button } from '@/ui/Button/Button';
import { Logo } from '@/ui/Logo/Logo';
import { Spacer } from '@/ui/Text/Text';
import { modalOpened } from '@/ui/layer/modalLayers';
import { useScrollLock } from '@/ui/useScrollLock';
import { DOCUMENTATION, useHeaderPlaces } from './links';
import { Places, Settings, Sheet, SheetHead } from './MobileMenu.styles';

interface MobileMenuProps {
  /** Settings below the links. */
  readonly children?: ReactNode;
}

function MenuSheet({ children, onClose }: MobileMenuProps & { onClose: () => void }) {
  const sheet = useRef<HTMLDialogElement>(null);
  useScrollLock(true);
  useLayoutEffect(() => {
    const element = sheet.current;
    if (!element) return undefined;
    element.showModal();
    const tellClosed = modalOpened(element);
    return () => {
      element.close();
      tellClosed();
    };
  }, []);
  return (
    <Sheet
      ref={sheet}
      aria-label="Menu"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <SheetHead>
        <Logo />
        MARCUS
        <Spacer />
        <Button variant="quiet" icon={X} onClick={onClose}>
          Close
        </Button>
      </SheetHead>
      <MenuPlaces onChosen={onClose} />
      {children !== undefined && <Settings>{children}</Settings>}
    </Sheet>
  );
}

/** Choosing what is already shown changes nothing here, unlike in the header, whose links toggle. */
function MenuPlaces({ onChosen }: { readonly onChosen: () => void }) {
  const dispatch = useDispatch();
  const goHome = () => {
    onChosen();
    dispatch(overlayHidden());
  };
  const goTo = (place: Overlay) => {
    onChosen();
    dispatch(place === 'features' ? featuresChosenInMenu() : overlayShown(place));
  };
  return (
    <nav aria-label="Main">
      <Places>
        <li>
          <HomeLink marksCurrent onChoose={goHome}>
            Home
          </HomeLink>
        </li>
        {useHeaderPlaces().map((place) => (
          <li key={place}>
            <OverlayLink to={place} onChoose={() => goTo(place)} />
          </li>
        ))}
        <li>
          <a href={DOCUMENTATION} onClick={onChosen}>
            Documentation
          </a>
        </li>
      </Places>
    </nav>
  );
}

/** The navigation below 768 px: the page behind does not scroll, and choosing a link closes the menu. */
export function MobileMenu(props: MobileMenuProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        icon={Menu}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        Menu
      </Button>
      {open && <MenuSheet {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
