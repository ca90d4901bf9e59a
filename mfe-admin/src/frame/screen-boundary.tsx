import { Component, type ReactNode } from 'react';
import { ErrorPanel } from 'ui-kit';

interface ScreenBoundaryProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Catches the errors of a screen or tile, so that the menu and the rest of the frame keep working. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { readonly error: Error | undefined }> {
  override state: { readonly error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <ErrorPanel
        title={`${this.props.label} is not available right now`}
        message={`${error.message || 'No reason was given.'} The rest of the administration works.`}
        onRetry={() => this.setState({ error: undefined })}
      />
    );
  }
}
