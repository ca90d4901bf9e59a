import { lazy, Suspense, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Maximize2 } from 'lucide-react';
import { classNames } from 'ui-kit';
import { inEnglish, type Translated } from '../translated';
import type { EnlargeablePicture } from './full-picture';
import { useArrivingPicture } from './use-arriving-picture';
import classes from './full-picture.module.css';

const FullPicture = lazy(() => import(/* webpackChunkName: "full-picture" */ './full-picture'));

interface EnlargeableProps extends Translated {
  /** The pictures of a set, which the visitor pages through at full screen. */
  readonly pictures: readonly EnlargeablePicture[];
  /** The index of this one, from 0. */
  readonly at?: number;
  /** False hides the magnifier icon, for small pictures. */
  readonly sign?: boolean;
  readonly className?: string | undefined;
  /** The picture on the page. */
  readonly children: ReactNode;
}

/** A picture that opens at full screen (specification, section 2). The viewer is loaded on demand. */
export function Enlargeable({
  pictures,
  at = 0,
  sign = true,
  className,
  text = inEnglish,
  lang,
  children,
}: EnlargeableProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const frame = useArrivingPicture<HTMLDivElement>();
  return (
    <>
      <div ref={at === 0 ? frame : undefined} className={classNames(classes.frame, className)}>
        {children}
        {/* A sibling of the picture: print and reader modes drop buttons, but must keep the picture. */}
        <button
          ref={opener}
          type="button"
          className={classes.opener}
          aria-haspopup="dialog"
          aria-label={text('View full screen: {picture}', { picture: pictures[at]?.alt ?? '' })}
          lang={lang}
          onClick={() => setOpen(true)}
        >
          {sign && (
            <span className={classes.sign} aria-hidden="true">
              <Maximize2 />
            </span>
          )}
        </button>
      </div>
      {open && (
        <Suspense fallback={null}>
          <FullPicture
            pictures={pictures}
            first={at}
            text={text}
            lang={lang}
            onClose={() => {
              setOpen(false);
              opener.current?.focus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
