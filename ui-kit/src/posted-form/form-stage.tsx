import type { ReactNode } from 'react';
// By its public name, so that remotes use the copy that the host shares.
import { Container, Panel } from 'ui-kit';
import classes from './form-stage.module.css';

interface FormStageProps {
  /** The name of the part with the form. */
  readonly label: string;
  /** The language of the label, if it is not English. */
  readonly lang?: string | undefined;
  /** The language of the form, if `lang` is that of the label. */
  readonly contentLang?: string | undefined;
  /** The title of the page, and what is read before the form. */
  readonly head: ReactNode;
  /** Shown below the title, in narrow windows below the form. */
  readonly aside?: ReactNode;
  /** The form. */
  readonly children: ReactNode;
}

/** A page for one form: its title and what follows are beside the form. */
export function FormStage({ label, lang, contentLang, head, aside, children }: FormStageProps) {
  return (
    <div className={classes.stage}>
      <Container className={classes.parts}>
        <div className={classes.head}>{head}</div>
        <section className={classes.form} aria-label={label} lang={lang}>
          <Panel lang={contentLang}>{children}</Panel>
        </section>
        {aside && <div>{aside}</div>}
      </Container>
    </div>
  );
}
