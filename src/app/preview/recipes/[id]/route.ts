import { previewOfRecipe } from '@/src/app/preview/preview'

/** The admin's preview button of a recipe: on to its site, drafts too. */
export const GET = async (
  request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> => previewOfRecipe(request, (await params).id)
