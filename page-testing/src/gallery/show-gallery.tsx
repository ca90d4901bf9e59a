import 'ui-kit/styles.css';
import { Fragment, type SyntheticEvent } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { failure, type Answers } from 'shared-store/testing';
import { ButtonLink, Cluster, Heading, IconSprite, KitLink, Section, SectionHead } from 'ui-kit';
import { pageOver } from '../page-over';
import { routesOf, type Exposes, type Gallery } from './example';
import classes from './gallery.module.css';

/** The themes; the first is that of the gallery without a choice. */
const THEMES = ['light', 'dark'];

/** Makes a frame as high as its example, whenever that changes. */
function fit({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>): void {
  const content = frame.contentDocument?.documentElement;
  const follow = (): void => void (frame.height = String(content?.offsetHeight));
  if (content) new ResizeObserver(() => requestAnimationFrame(follow)).observe(content);
}

/** The same answers, except that the API refuses every change. */
const withRefusal = (answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([call, answer]) => {
      const refuse = () => Promise.reject(failure(422, 'The API says here why it refuses the form.'));
      return [call, call.startsWith('GET ') ? answer : refuse];
    }),
  );

/** All examples, each in a separate document: their headings and ids are those of a whole page. */
function Examples({ names, theme }: { readonly names: readonly string[]; readonly theme: string }) {
  const themes = THEMES.map((name) => (
    <ButtonLink key={name} href={`?theme=${name}`} size="small" variant="secondary">
      {name === 'dark' ? 'Dark' : 'Light'}
    </ButtonLink>
  ));
  return (
    <main>
      <Section spacing="tight">
        <SectionHead level={1} title="Gallery" action={<Cluster gap={1}>{themes}</Cluster>} />
        {names.map((name) => {
          const alone = `?${new URLSearchParams({ theme, example: name }).toString()}`;
          return (
            <Fragment key={name}>
              <Heading level={2} size={4} className={classes.name}>
                <KitLink href={alone}>{name}</KitLink>
              </Heading>
              <div className={classes.example}>
                <iframe title={name} src={alone} className={classes.frame} onLoad={fit} />
              </div>
            </Fragment>
          );
        })}
      </Section>
    </main>
  );
}

/**
 * Shows the examples of a remote in this document: all of them, or the one that the address names (`?example=Events`).
 *
 * @param exposes the pages and the slot content of the remote
 */
export function showGallery(examples: Gallery, exposes: Exposes): Root {
  const query = new URLSearchParams(location.search);
  const theme = query.get('theme') ?? THEMES[0] ?? '';
  const name = query.get('example');
  const example = name === null ? undefined : examples[name];
  document.documentElement.dataset['theme'] = theme;
  document.title = name ?? 'Gallery';
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  if (!example) {
    root.render(<Examples names={Object.keys(examples)} theme={theme} />);
    return root;
  }
  const { at = '/', answers = {}, refused } = example;
  const given = refused ? { ...example, answers: withRefusal(answers) } : example;
  const { page, router, handleForms } = pageOver(routesOf(exposes, example), given);
  handleForms(container);
  root.render(
    <>
      <IconSprite />
      <main>{page}</main>
    </>,
  );
  if (!refused) return root;
  const formData = new FormData();
  for (const [field, value] of Object.entries(refused)) formData.append(field, value);
  void router.navigate(at, { formMethod: 'post', formData });
  return root;
}
