import { useId, type ReactNode } from 'react';
import { Logo } from '@/ui/Logo/Logo';
import { Spacer } from '@/ui/Text/Text';
import { Body, Brand, Card } from './SessionGate.styles';

interface GateCardProps {
  readonly title: string;
  readonly themeToggle: ReactNode;
  /** What can be done. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** The frame that all views of the gate have in common; its title takes the focus when views change. */
export function GateCard({ title, themeToggle, footer, children }: GateCardProps) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <header>
        <Brand>
          <Logo />
          MARCUS <small>Beta</small>
        </Brand>
        <Spacer />
        {themeToggle}
      </header>
      <Body>
        <h1 id={titleId} tabIndex={-1} data-gate-title="">
          {title}
        </h1>
        {children}
      </Body>
      {footer !== undefined && <footer>{footer}</footer>}
    </Card>
  );
}
