import { lazy, Suspense, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Maximize2 } from 'lucide-react';
import { classNames } from 'ui-kit';
import type { EnlargeablePicture } from './full-picture';
import classes from './full-picture.module.css';

const FullPicture = lazy(() => import(/* webpackChunkName: "full-picture" */ './full-picture'));

interface EnlargeableProps {
  /** The pictures that belong together: over the whole screen, one leads to the next. */
  readonly pictures: readonly EnlargeablePicture[];
  /** Which of them this one is, counted from 0. */
  readonly at?: number;
  /** The sign of it is left out where the picture is small. */
  readonly sign?: boolean;
  readonly className?: string | undefined;
  /** The picture as it stands on the page. */
  readonly children: ReactNode;
}

/** A picture that opens over the whole screen (specification, section 2). What shows it is loaded then. */
export function Enlargeable({ pictures, at = 0, sign = true, className, children }: EnlargeableProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <div className={classNames(classes.frame, className)}>
        {children}
        {/* Beside the picture, which is printed and read as one; what is pressed is left out there. */}
        <button
          ref={opener}
          type="button"
          className={classes.opener}
          aria-haspopup="dialog"
          aria-label={`View full screen: ${pictures[at]?.alt ?? ''}`}
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
