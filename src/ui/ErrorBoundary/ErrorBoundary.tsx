import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';
import { OctagonAlert, RotateCw } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';

const Place = styled.div`
  flex: 1;
`;

interface ErrorBoundaryProps {
  /** What stopped, in the user's words: "Document Upload". */
  readonly name: string;
  /** For use in a row of controls: shows the message on one line. */
  readonly inline?: boolean;
  /** Special messages for certain errors; `false` for the others. */
  readonly fallback?: (error: Error, retry: () => void) => ReactNode;
  readonly onError?: (error: Error, info: ErrorInfo) => void;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly error: Error | undefined;
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

/** Confines a crash to the part inside it; its neighbours and the work in the store are unaffected. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: undefined };

  static getDerivedStateFromError(thrown: unknown): ErrorBoundaryState {
    return { error: asError(thrown) };
  }

  override componentDidCatch(thrown: unknown, info: ErrorInfo) {
    this.props.onError?.(asError(thrown), info);
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    const retry = () => this.setState({ error: undefined });
    const ownWords = this.props.fallback?.(error, retry) ?? false;
    if (ownWords !== false) return ownWords;
    if (this.props.inline) {
      return (
        <Button size="s" icon={OctagonAlert} title={error.message} onClick={retry}>
          {this.props.name} stopped working. Try again
        </Button>
      );
    }
    return (
      <Place role="alert">
        <EmptyState
          icon={OctagonAlert}
          title={`${this.props.name} stopped working`}
          action={
            <Button icon={RotateCw} onClick={retry}>
              Try again
            </Button>
          }
        >
          The other columns and your work are kept. The reason: {error.message}
        </EmptyState>
      </Place>
    );
  }
}
