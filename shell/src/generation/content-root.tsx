import { Component, startTransition, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { Location, Navigator } from 'react-router';
import type { AppStore, RootState } from 'shared-store';
import { Settled } from '../app/settled';

/** The data that the page gives to the content of a slot. */
export interface Given {
  readonly input: object;
  readonly store: AppStore;
  /** The state in which the page was hydrated. */
  readonly hydrated: RootState;
  readonly location: Location;
  readonly navigator: Omit<Navigator, 'createHref'>;
}

/** Provides a part of what is given to everything below. */
export type Wrapper = ComponentType<Given & { readonly children: ReactNode }>;

/** Removes failing content. */
class ContentBoundary extends Component<
  { onError: (error: unknown) => void; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

/** A root of this generation's React in an element of the page. */
export class ContentRoot {
  private root: Root | undefined;
  private isSettled = false;
  private latest: ReactNode;

  /** @param onError called with an error of the content, which then disappears */
  constructor(
    private readonly element: HTMLElement,
    private readonly Content: ComponentType<{ readonly input: object }>,
    private readonly wrappers: readonly Wrapper[],
    private readonly onError: (error: unknown) => void,
  ) {}

  render(given: Given): void {
    const { Content, element, wrappers } = this;
    const content = wrappers.reduceRight<ReactNode>(
      (children, Wrap) => <Wrap {...given}>{children}</Wrap>,
      <Content input={given.input} />,
    );
    const settled = (): void => {
      this.isSettled = true;
      if (this.latest !== first) this.root?.render(this.latest);
    };
    this.latest = (
      <Settled onSettled={settled}>
        <ContentBoundary onError={this.onError}>{content}</ContentBoundary>
      </Settled>
    );
    const first = this.latest;
    if (this.root) {
      // A render before hydration would discard the server's HTML.
      if (this.isSettled) this.root.render(this.latest);
      return;
    }
    const { prefix = '' } = element.dataset;
    const options = { identifierPrefix: decodeURIComponent(prefix) };
    if (element.hasChildNodes()) {
      startTransition(() => {
        this.root = hydrateRoot(element, first, options);
      });
    } else {
      this.root = createRoot(element, options);
      this.root.render(first);
    }
  }

  unmount(): void {
    this.root?.unmount();
  }
}
