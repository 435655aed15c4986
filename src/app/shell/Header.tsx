import type { ReactNode } from 'react';
import { HomeLink, OverlayLink, selectOverlay } from '@/features/overlays';
import { Logo } from '@/ui/Logo/Logo';
import { Spacer } from '@/ui/Text/Text';
import { usePageIsScrolled } from '@/ui/usePageIsScrolled';
import { useAppSelector } from '../useAppSelector';
import { Bar, Brand, Name, Narrow, Nav, Wide } from './Header.styles';
import { useHeaderPlaces } from './links';
import { MobileMenu } from './MobileMenu';
import { SkipLink, StructuresLink } from './SkipLink';
import { Title } from './Title';

export interface HeaderProps {
  /** Whether the services are ready. */
  readonly backendStatus?: ReactNode;
  /** How far the queue of articles is. */
  readonly queue?: ReactNode;
  /** The session and how long it has been running. */
  readonly session?: ReactNode;
  /** What went wrong so far. */
  readonly messages?: ReactNode;
  readonly themeToggle?: ReactNode;
  /** The theme in the mobile menu. */
  readonly themeSwitch?: ReactNode;
  readonly help?: ReactNode;
}

/** Shrinks once the page, or an overlay in its place, is scrolled. */
export function Header(props: HeaderProps) {
  const { backendStatus, queue, session, messages, help } = props;
  const isCompact = usePageIsScrolled(useAppSelector(selectOverlay));
  return (
    <Bar data-compact={isCompact || undefined}>
      <SkipLink />
      <StructuresLink />
      <Brand>
        <Logo />
        <Name>MARCUS</Name> <small>Beta</small>
      </Brand>
      <Title />
      <Nav aria-label="Main">
        <HomeLink marksCurrent>Home</HomeLink>
        {useHeaderPlaces().map((place) => (
          <OverlayLink key={place} to={place} toggles />
        ))}
      </Nav>
      <Spacer />
      <Wide>{backendStatus}</Wide>
      {queue}
      {session}
      {messages}
      <Wide>
        {props.themeToggle}
        {help}
      </Wide>
      <Narrow>
        <MobileMenu>{props.themeSwitch}</MobileMenu>
      </Narrow>
    </Bar>
  );
}
