import type { PageProps } from 'gatsby'
import type { GeneratedIndex } from '../docs/sidebar'
import { Breadcrumbs } from '../theme/breadcrumbs/Breadcrumbs'
import { CategoryPage } from '../theme/category/CategoryPage'
import { PlainPage } from '../theme/layout/PlainPage'
import { Pagination } from '../theme/pagination/Pagination'
import { PageHead } from '../theme/PageHead'

/** Page of a category that has no doc of its own: a list of its items. */
export default function CategoryTemplate({
  pageContext,
}: PageProps<object, { page: GeneratedIndex }>) {
  const { page } = pageContext
  return (
    <PlainPage>
      <PageHead title={page.title} description={page.description} canonical={page.route} />
      <Breadcrumbs />
      <CategoryPage page={page} />
      <Pagination />
    </PlainPage>
  )
}
