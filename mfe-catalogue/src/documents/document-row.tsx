import { langOf, type ProductDocument } from 'api-client';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from 'ui-kit';
import { useTexts } from '../texts';
import { NO_BREAK_SPACE, unbroken } from '../texts/unbroken';
import { documentFacts, documentKinds } from './document-facts';
import classes from './document-row.module.css';

interface DocumentRowProps {
  readonly document: ProductDocument;
  readonly titleAs?: 'h3' | 'p';
  /** Its buttons. */
  readonly children: ReactNode;
}

/** A document in a list: type, title, language, revision, date and size. */
export function DocumentRow({ document, titleAs: Title = 'p', children }: DocumentRowProps) {
  const texts = useTexts();
  return (
    <li className={classes.document}>
      <FileText aria-hidden="true" className={classes.sign} />
      <div className={classes.text}>
        <Badge>
          <span lang={texts.lang}>{texts.text(documentKinds[document.kind])}</span>
        </Badge>
        <Title className={classes.title} lang={langOf(document, 'title')} dir="auto">
          {unbroken(document.title)}
        </Title>
        <p className={classes.facts} lang={texts.lang}>
          {documentFacts(document, texts)
            .map((fact) => fact.replaceAll(' ', NO_BREAK_SPACE))
            .join(' · ')}
        </p>
      </div>
      <div className={classes.actions} lang={texts.lang}>
        {children}
      </div>
    </li>
  );
}
