import { lazy, Suspense, type ComponentProps } from 'react';
import { SkeletonForm } from 'ui-kit';
import classes from './rich-text.module.css';

const Loaded = lazy(() => import(/* webpackChunkName: "admin-rich-text" */ './rich-text-field'));

/** A rich text field of a `Form`; its value is HTML, or empty without text. Its code is loaded when it is shown. */
export function RichTextField(props: ComponentProps<typeof Loaded>) {
  const loading = (
    <div className={classes.loading}>
      <SkeletonForm fields={1} />
    </div>
  );
  return (
    <Suspense fallback={loading}>
      <Loaded {...props} />
    </Suspense>
  );
}
