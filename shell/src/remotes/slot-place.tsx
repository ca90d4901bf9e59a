import { Component, Suspense, use, useEffect, useRef, useState, type ReactNode } from 'react';
import type { SlotModule } from 'federation/contract';
import type { AppStore } from 'shared-store';
import type { SlotOffer } from './slot-source';
import styles from './slot-place.module.css';

/** Keeps a failing piece to itself: it disappears and the page stays. */
class SlotBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

function SlotContent({ gate }: { readonly gate: SlotGate }): ReactNode {
  const module = gate.read();
  const { Component: Piece } = module instanceof Promise ? use(module) : module;
  return <Piece />;
}

/** Holds back the download of a slot's code until it is wanted, with one promise for React to wait on. */
class SlotGate {
  private open: () => void = () => undefined;
  private readonly waiting: Promise<SlotModule<AppStore>>;

  constructor(private readonly offer: SlotOffer, private readonly atHand: boolean) {
    this.waiting = new Promise<void>((resolve) => (this.open = resolve)).then(() => offer.read());
    // React reports the rejection through the boundary; nobody else has to.
    this.waiting.catch(() => undefined);
  }

  read(): SlotModule<AppStore> | Promise<SlotModule<AppStore>> {
    return this.atHand ? this.offer.read() : this.waiting;
  }

  release(): void {
    this.open();
  }
}

/** How far below the window a slot may be when its code starts to load. */
const MARGIN = '300px';

interface SlotPlaceProps {
  readonly offer: SlotOffer;
  /** True on the server, where every module has been read before rendering starts. */
  readonly atHand: boolean;
}

/**
 * One offer in its place. The server's HTML stands until the visitor comes near; only then is the remote's code loaded
 * and the piece hydrated.
 */
export function SlotPlace({ offer, atHand }: SlotPlaceProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [gate] = useState(() => new SlotGate(offer, atHand));
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        gate.release();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [gate]);
  return (
    <div ref={place} className={styles.place} data-slot-of={offer.remote}>
      <SlotBoundary>
        <Suspense fallback={null}>
          <SlotContent gate={gate} />
        </Suspense>
      </SlotBoundary>
    </div>
  );
}
