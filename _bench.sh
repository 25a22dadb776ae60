# usage: _bench.sh root out
root=$1; out=$2
sed "s#/work/w/minds/#$root/#g; s#await import(\`$root/games/\${id}/bot/index.ts\`)#await ({'terra-mystica':()=>import('$root/games/terra-mystica/bot/index.ts'),'viscounts':()=>import('$root/games/viscounts/bot/index.ts'),'age-of-innovation':()=>import('$root/games/age-of-innovation/bot/index.ts'),'empires-end':()=>import('$root/games/empires-end/bot/index.ts')} as any)[id]()#" /work/w/minds/_rp.ts > $root/_rpb.ts
cd $root && node_modules/.bin/esbuild _rpb.ts --bundle --platform=node --format=esm --outfile=$out --log-level=error
