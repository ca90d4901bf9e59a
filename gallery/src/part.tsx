import { useId } from 'react';
import type { ReactNode } from 'react';
import { Heading } from 'ui-kit';
import classes from './gallery.module.css';

/** One part of the gallery: a name, and its components. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.part} aria-labelledby={id}>
      <Heading level={2} size={4} id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
