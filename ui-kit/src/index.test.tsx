import { renderToString } from 'react-dom/server';
import {
  Breadcrumbs,
  Card,
  CardGrid,
  Checkbox,
  DataList,
  EmptyState,
  ErrorPanel,
  FullScreenLoader,
  Mark,
  Picture,
  SearchInput,
  Section,
  SectionHead,
  SkeletonArticle,
  SkeletonCards,
  TextInput,
} from 'ui-kit';
import { Pager } from 'ui-kit/pager';

test('the light core renders on a server, without a style attribute, which the content security policy would refuse', () => {
  const html = renderToString(
    <Section tone="petrol" accent="water">
      <SectionHead title="Water" eyebrow="Sector" lead="Reuse" />
      <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Water' }]} />
      <CardGrid>
        <li>
          <Card
            title="A product"
            href="/a"
            picture={<Picture src="/a.png" alt="" width={3} height={2} />}
            more="Open"
          />
        </li>
      </CardGrid>
      <TextInput label="Name" />
      <Checkbox label="Agree" />
      <SearchInput label="Search" value="a" onValueChange={() => undefined} />
      <DataList facts={[{ term: 'Grade', detail: 'API' }]} />
      <Pager page={1} pageCount={4} hrefFor={(page) => `?page=${page}`} />
      <EmptyState title="No blogs available" />
      <ErrorPanel message="No answer" onRetry={() => undefined} />
      <SkeletonCards />
      <SkeletonArticle />
      <FullScreenLoader />
      <Mark />
    </Section>,
  );
  expect(html).toContain('data-accent="water"');
  expect(html).not.toContain('style=');
});
