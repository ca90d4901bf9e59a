import { screen } from '@testing-library/react';
import type { Role } from 'api-client';
import { rightsOf } from 'api-client/rights';
import { renderRoutes } from 'page-testing';
import { userLoaded } from 'shared-store';
import { QuickCreate } from './quick-create';

const offered = (role: Role) => {
  renderRoutes((store) => {
    store.dispatch(userLoaded({ name: 'Meera Joshi', email: 'meera@tridhara.example', role, rights: rightsOf(role) }));
    return [{ path: '/', element: <QuickCreate /> }];
  });
  return screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
};

const product = ['Add product', '/admin/products/new'];
const blog = ['Add blog', '/admin/blogs/new'];
const news = ['Add news item', '/admin/news/new'];
const job = ['Add job', '/admin/job-postings/new'];

it.each([
  ['owner', [product, blog, news, job]],
  ['editor', [product, blog, news, job]],
  ['recruiter', [job]],
] as const)('leads an %s to the editors of the content that the role may add', (role, links) => {
  expect(offered(role)).toEqual(links);
});
