import { creatorMetadata, creatorPage } from '../creator-route'

export const generateMetadata = creatorMetadata('link-in-bio')
export default creatorPage('link-in-bio')
