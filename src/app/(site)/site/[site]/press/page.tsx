import { creatorMetadata, creatorPage } from '../creator-route'

export const generateMetadata = creatorMetadata('press')
export default creatorPage('press')
