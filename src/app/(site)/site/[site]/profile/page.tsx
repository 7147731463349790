import { creatorMetadata, creatorPage } from '../creator-route'

export const generateMetadata = creatorMetadata('profile')
export default creatorPage('profile')
