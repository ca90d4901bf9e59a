import { fetchSectors, langOf, PRODUCTS_PATH } from 'api-client';
import { useRead } from 'shared-store';
import { ButtonLink, ChipLink, EmptyState, Split } from 'ui-kit';
import { Steps } from 'ui-kit/posted-form';
import { useTexts } from '../texts';
import classes from './compare-page.module.css';

/** Replaces the comparison without products: how to compare, and the sectors to choose them from. */
export function NothingToCompare() {
  const { text, lang } = useTexts();
  const { data: sectors = [] } = useRead(fetchSectors);
  return (
    <Split className={classes.empty}>
      <EmptyState
        title={<span lang={lang}>{text('Nothing to compare yet')}</span>}
        drawing="documents"
        action={
          <ButtonLink href={PRODUCTS_PATH} lang={lang}>
            {text('Choose products')}
          </ButtonLink>
        }
      />
      <Steps
        title={text('How to compare')}
        lang={lang}
        steps={[
          { title: text('Open a sector'), text: text('Its filters and its search narrow the list.') },
          { title: text('Press “Compare”'), text: text('On up to four products. This device remembers them.') },
          {
            title: text('Read the differences'),
            text: text('Side by side, with numbers drawn to one scale. The address can be shared.'),
          },
        ]}
      >
        {sectors.map((sector) => (
          <ChipLink key={sector._id} href={`${PRODUCTS_PATH}?sector=${encodeURIComponent(sector.slug)}`}>
            <span lang={langOf(sector, 'name')}>{sector.name}</span>
          </ChipLink>
        ))}
      </Steps>
    </Split>
  );
}
