import { pageFigures } from './bench/page'
console.log(await pageFigures({port:4100,path:'/recipes/'+(process.argv[2]??'napa-cabbage-kimchi'),headers:{host:'ferment.localhost:4100'}}))
