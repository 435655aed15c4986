import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Menu, X } from 'lucide-react';
import { Button } from '@/ui/Button/Button';
import { Logo } from '@/ui/Logo/Logo';
import { Spacer } from '@/ui/Text/Text';
import { useScrollLock } from '@/ui/useScrollLock';
import type { NavLink } from './links';
import { Places, Settings, Sheet, SheetHead } from './MobileMenu.styles';

interface MobileMenuProps {
  readonly links: readonly NavLink[];
  /** Settings below the links. */
  readonly children?: ReactNode;
}

function MenuSheet({ links, children, onClose }: MobileMenuProps & { onClose: () => void }) {
  const sheet = useRef<HTMLDialogElement>(null);
  useScrollLock(true);
  useLayoutEffect(() => {
    const element = sheet.current;
    element?.showModal();
    return () => element?.close();
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
      <nav aria-label="Main">
        <Places>
          {links.map(({ label, href }) => (
            <li key={href}>
              <a href={href} onClick={onClose}>
                {label}
              </a>
            </li>
          ))}
        </Places>
      </nav>
      {children !== undefined && <Settings>{children}</Settings>}
    </Sheet>
  );
}

/** The navigation below 768 px: the page behind does not scroll, a choice closes the menu. */
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
