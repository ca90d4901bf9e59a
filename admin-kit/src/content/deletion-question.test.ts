import { deletionQuestion } from './deletion-question';

it('names the items to delete, and says how long they can be restored', () => {
  expect(deletionQuestion('Product', ['Barite'])).toMatchObject({
    title: 'Delete Product',
    question: 'Are you sure you want to delete the product “Barite”?',
    warning: 'It goes to the trash and can be restored for 30 days.',
  });
  expect(deletionQuestion('Product', ['A', 'B', 'C', 'D', 'E'])).toMatchObject({
    question: 'Are you sure you want to delete these 5 items: “A”, “B”, “C” and 2 more?',
    warning: 'They go to the trash and can be restored for 30 days.',
  });
});
