import type { ReactNode } from 'react';
import { Logo } from '@/ui/Logo/Logo';
import { Spacer } from '@/ui/Text/Text';
import { Bar, Brand, Narrow, Nav, Wide } from './Header.styles';
import { HOME } from './links';
import type { NavLink } from './links';
import { MobileMenu } from './MobileMenu';
import { useScrolledPast } from './useScrolledPast';

/** px (core specification, section 2) */
const COMPACT_AFTER = 20;

export interface HeaderProps {
  /** Places besides Home. */
  readonly links?: readonly NavLink[];
  /** `href` of the place shown now. */
  readonly current?: string;
  /** Whether the services are ready. */
  readonly backendStatus?: ReactNode;
  /** The session and how long it runs. */
  readonly session?: ReactNode;
  /** What went wrong so far. */
  readonly messages?: ReactNode;
  readonly themeToggle?: ReactNode;
  /** The theme in the mobile menu. */
  readonly themeSwitch?: ReactNode;
  readonly help?: ReactNode;
}

export function Header(props: HeaderProps) {
  const { links = [], current = HOME.href, backendStatus, session, messages, help } = props;
  const compact = useScrolledPast(COMPACT_AFTER);
  const places = [HOME, ...links];
  return (
    <Bar data-compact={compact || undefined}>
      <Brand href={HOME.href}>
        <Logo />
        MARCUS <small>Beta</small>
      </Brand>
      <Nav aria-label="Main">
        {places.map(({ label, href }) => (
          <a key={href} href={href} aria-current={href === current ? 'page' : undefined}>
            {label}
          </a>
        ))}
      </Nav>
      <Spacer />
      <Wide>{backendStatus}</Wide>
      {session}
      {messages}
      <Wide>
        {props.themeToggle}
        {help}
      </Wide>
      <Narrow>
        <MobileMenu links={places}>{props.themeSwitch}</MobileMenu>
      </Narrow>
    </Bar>
  );
}
