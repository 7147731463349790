export { NotFoundPage as default } from '@/src/site/pages/not-found-page'
