import { useId, type ReactNode } from 'react';
// By its public name, so that remotes use the copy that the host shares.
import { Heading } from 'ui-kit';
import classes from './steps.module.css';

interface StepsProps {
  readonly title: string;
  /** The language of title and steps, if it is not English. */
  readonly lang?: string | undefined;
  readonly steps: readonly { readonly title: string; readonly text: ReactNode }[];
  /** Links below the steps. */
  readonly children?: ReactNode;
}

/** The numbered steps after a form was sent. */
export function Steps({ title, lang, steps, children }: StepsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.part} lang={lang}>
      <Heading level={2} size={5} id={id}>
        {title}
      </Heading>
      <ol role="list" className={classes.steps}>
        {steps.map((step) => (
          <li key={step.title} className={classes.step}>
            <h3 className={classes.title}>{step.title}</h3>
            <p className={classes.text}>{step.text}</p>
          </li>
        ))}
      </ol>
      {children && <div className={classes.links}>{children}</div>}
    </section>
  );
}
